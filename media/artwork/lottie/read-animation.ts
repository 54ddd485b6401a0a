/** The animation of a Lottie file as lottie-web takes it; of a dotLottie package, the first with its pictures inside. */
export async function readAnimation(bytes: Uint8Array, packed: boolean): Promise<object> {
  return packed ? unpack(bytes) : (JSON.parse(new TextDecoder().decode(bytes)) as object)
}

const ANIMATION = /^(?:animations|a)\/.+\.json$/
const PICTURE = /^(?:images|i)\/(.+)$/
const TYPES = [
  [/\.jpe?g$/i, 'image/jpeg'],
  [/\.webp$/i, 'image/webp'],
  [/\.gif$/i, 'image/gif'],
] as const

interface Asset {
  /** File name of a picture. */
  readonly p?: string
}

async function unpack(bytes: Uint8Array): Promise<object> {
  const { strFromU8, unzipSync } = await import('fflate')
  const files = unzipSync(bytes)
  const first = Object.keys(files)
    .filter((path) => ANIMATION.test(path))
    .sort()[0]
  const content = first === undefined ? undefined : files[first]
  if (content === undefined) throw new Error('a package without an animation')
  const animation = JSON.parse(strFromU8(content)) as { readonly assets?: readonly Asset[] }
  const pictures = picturesOf(files)
  const assets = animation.assets?.map((asset) => {
    const picture = asset.p === undefined ? undefined : pictures.get(asset.p)
    return picture === undefined ? asset : { ...asset, u: '', p: picture, e: 1 }
  })
  return { ...animation, assets: assets ?? [] }
}

/** Pictures as data addresses, by their file name. */
function picturesOf(files: Readonly<Record<string, Uint8Array>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).flatMap(([path, bytes]): [string, string][] => {
      const name = PICTURE.exec(path)?.[1]
      if (name === undefined) return []
      const type = TYPES.find(([ending]) => ending.test(name))?.[1] ?? 'image/png'
      return [[name, `data:${type};base64,${base64(bytes)}`]]
    }),
  )
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
