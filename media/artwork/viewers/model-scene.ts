import {
  Box3,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Sphere,
  Vector3,
  WebGLRenderer,
} from 'three'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { FIRST_LOOK, type Orbit } from '#media/artwork/viewers/orbit.ts'

/** A model in a canvas. It is drawn only when the view or the size changes. */
export interface ModelScene {
  look(orbit: Orbit): void
  close(): void
}

/** As the server's previews: a long lens from 4.5 radii, so that shapes stay true. */
const FIELD_OF_VIEW = 27
const RADII_AWAY = 4.5
const MAX_PIXEL_RATIO = 2
/** Bright enough to read shapes, not so bright that colours pale. */
const ENVIRONMENT_INTENSITY = 0.7

/**
 * Fetches a model (GLB or glTF in one file) and draws it. Loaded only when it is needed: it carries three.
 *
 * @throws Error when the file does not come, is no model, or the browser has no WebGL
 */
export async function openModel(canvas: HTMLCanvasElement, src: string): Promise<ModelScene> {
  const [{ scene: model }, renderer] = await Promise.all([
    new GLTFLoader().loadAsync(src),
    new WebGLRenderer({ canvas, alpha: true, antialias: true }),
  ])
  renderer.toneMapping = NeutralToneMapping
  renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO))

  const scene = new Scene()
  scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment()).texture
  scene.environmentIntensity = ENVIRONMENT_INTENSITY
  scene.add(model)
  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere())
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, radius / 100, radius * 100)

  let orbit = FIRST_LOOK
  const draw = () => {
    camera.position.copy(eyeOf(orbit, radius * RADII_AWAY)).add(center)
    camera.lookAt(center)
    renderer.render(scene, camera)
  }
  const resize = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas.parentElement ?? canvas
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    // The angle holds for the shorter side, so that a tall canvas does not crop the model.
    camera.fov = verticalAngle(camera.aspect)
    camera.updateProjectionMatrix()
    draw()
  })
  resize.observe(canvas.parentElement ?? canvas)

  return {
    look(next) {
      orbit = next
      draw()
    },
    close() {
      resize.disconnect()
      renderer.dispose()
    },
  }
}

/** Degrees. */
function verticalAngle(aspect: number): number {
  const half = Math.tan(((FIELD_OF_VIEW / 2) * Math.PI) / 180) / Math.min(aspect, 1)
  return (2 * Math.atan(half) * 180) / Math.PI
}

function eyeOf({ yaw, pitch, distance }: Orbit, far: number): Vector3 {
  return new Vector3().setFromSphericalCoords(far * distance, Math.PI / 2 - pitch, yaw)
}
