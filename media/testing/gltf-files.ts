import fc from 'fast-check'
import { gltf, modelDocument, pixels } from '#media/pipeline/test-files.ts'
import { CANARY_ADDRESS, CANARY_SCRIPT } from './canary.ts'

type Value = null | boolean | number | string | Value[] | { [key: string]: Value }
type Fields = { [key: string]: Value }

const texture = await pixels(4, 4).png().toBuffer()

/** A small model with a texture, as self-contained glTF. */
export const GOOD_GLTF = (await gltf(
  modelDocument((document) => {
    const picture = document.createTexture().setImage(texture).setMimeType('image/png')
    document.getRoot().listMaterials()[0]?.setBaseColorTexture(picture)
  }),
)) as Fields

const addresses: readonly string[] = [
  CANARY_ADDRESS,
  '//canary.test/x.bin',
  '../canary.bin',
  `javascript:${CANARY_SCRIPT}`,
  `data:text/html,<script>${CANARY_SCRIPT}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${CANARY_SCRIPT}"/>`,
  `data:application/octet-stream,x`,
  `DATA:application/octet-stream;base64,AAAA`,
]
const disguises: readonly ((text: string) => Value)[] = [
  (text) => text,
  (text) => [text],
  (text) => ({ 0: text, length: 1 }),
  (uri) => ({ EXT_structural_metadata: { schemaUri: uri } }),
  (uri) => ({ KHR_audio: { audio: [{ uri }] }, MSFT_texture_dds: { source: 0, uri } }),
  (uri) => [{ uri, mimeType: 'text/html' }],
]
const numbers: readonly Value[] = [-1, 0, 0.5, 1, 9, 99_999, 2 ** 31, 1e300, null, '0', true, [], {}]
const PLACES =
  'uri url src href extensions extensionsUsed extensionsRequired images buffers bufferViews accessors nodes meshes scenes scene materials textures source mimeType asset extras __proto__ constructor'.split(
    ' ',
  )

const payload = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...addresses), fc.constantFrom(...disguises))
      .map(([text, disguise]) => disguise(text)),
  },
  fc.constantFrom(...numbers),
)
const change = fc.record({
  place: fc.integer({ min: 0, max: 9_999 }),
  key: fc.constantFrom(...PLACES),
  value: payload,
  instead: fc.boolean(),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

/** Good models with up to three hostile changes, as glTF and as GLB. */
export const hostileModel: fc.Arbitrary<Uint8Array> = fc
  .tuple(fc.array(change, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([changes, binary]) => {
    const text = changes.reduce(applied, JSON.stringify(GOOD_GLTF))
    return binary ? glbOf(text) : Buffer.from(text)
  })

function applied(json: string, { place, key, value, instead }: Change): string {
  const root = JSON.parse(json) as Value
  const objects = objectsOf(root)
  const target = objects[place % objects.length] ?? {}
  const keys = Object.keys(target)
  const name = instead ? (keys[place % Math.max(1, keys.length)] ?? key) : key
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
  return JSON.stringify(root)
}

function objectsOf(value: Value): Fields[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsOf)
  return Array.isArray(value) ? inner : [value, ...inner]
}

/** A GLB without a binary chunk: its buffers are `data:` addresses. */
function glbOf(json: string): Uint8Array {
  const text = Buffer.from(json)
  const chunk = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')])
  const head = Buffer.alloc(20)
  head.write('glTF', 0, 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(20 + chunk.length, 8)
  head.writeUInt32LE(chunk.length, 12)
  head.write('JSON', 16, 'latin1')
  return Buffer.concat([head, chunk])
}
