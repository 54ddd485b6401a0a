import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { describePicture } from './describe-picture.ts'
import { processOriginal } from './process-original.ts'
import { bytesOf, glb, HEART_SVG, LOTTIE, pixels } from './test-files.ts'

describe('a query picture', () => {
  it.each([
    ['png', () => pixels(40, 30).png().toBuffer()],
    ['jpg', () => pixels(40, 30).jpeg().toBuffer()],
    ['webp', () => pixels(40, 30).webp().toBuffer()],
    ['gif', () => pixels(40, 30).gif().toBuffer()],
    ['svg', async () => bytesOf(HEART_SVG)],
  ])('may be %s, recognised by its content', async (format, make) => {
    expect(await describePicture(await make())).toMatchObject({ ok: true, value: { format } })
  })

  it('has the hashes of the identical file in the library', async () => {
    const [asked, kept] = [
      await describePicture(bytesOf(HEART_SVG)),
      await processOriginal(bytesOf(HEART_SVG)),
    ]
    if (!asked.ok || !kept.ok) throw new Error('the file was refused')
    const { sha256, canonicalSha256 } = kept.value
    expect(asked.value).toMatchObject({ sha256, canonicalSha256 })
  })

  it.each<[string, ErrorCode, () => Uint8Array | Promise<Uint8Array>]>([
    ['an animation', 'picture-not-searchable', () => bytesOf(LOTTIE)],
    ['a model', 'picture-not-searchable', () => glb()],
    ['words', 'file-unknown-format', () => bytesOf('hello')],
    ['nothing', 'file-empty', () => new Uint8Array()],
    ['a script', 'file-script', () => bytesOf(HEART_SVG.replace('<path', '<script>1</script><path'))],
    [
      'an outside picture',
      'file-outside-reference',
      () => bytesOf(HEART_SVG.replace('<path', '<image href="https://example.org/a.png"/><path')),
    ],
    [
      'a picture cut off',
      'file-damaged',
      async () => (await pixels(90, 90).png().toBuffer()).subarray(0, 900),
    ],
    ['a clear picture', 'file-no-artwork', () => pixels(9, 9).ensureAlpha(0).png().toBuffer()],
  ])('cannot be %s: %s', async (_what, code, make) => {
    expect(await describePicture(await make())).toMatchObject({ ok: false, code })
  })
})
