import { OBJExporter } from 'three/examples/jsm/exporters/OBJExporter.js'
import type { Converter } from './converter.ts'
import { sceneOf } from './scene-of.ts'

/** The geometry of a model, y up. Its credit is a comment. */
export const toObj: Converter = async (original, { credit }) => {
  const scene = sceneOf(original)
  scene.updateMatrixWorld(true)
  const lines = credit === null ? [] : [credit.line, credit.licence, credit.source]
  const comments = lines.map((line) => `# ${line.replace(/\s+/g, ' ')}\n`)
  return new TextEncoder().encode(comments.join('') + new OBJExporter().parse(scene))
}
