import type { BoundingBox } from '#media/artwork/bounding-box.ts'

/**
 * The part of a picture that is not transparent, in its own pixels, computed in a worker.
 *
 * @returns null where the browser cannot decode the picture
 */
export async function contentBox(file: Blob): Promise<BoundingBox | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  const context = bitmap && new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!bitmap || !context) return null
  context.drawImage(bitmap, 0, 0)
  const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  bitmap.close()
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./bounding-box-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<BoundingBox>) => resolve(event.data))
    worker.addEventListener('error', () => resolve(null))
    worker.postMessage({ width, height, data }, [data.buffer])
  })
}
