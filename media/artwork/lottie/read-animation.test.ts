import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readAnimation } from '#media/artwork/lottie/read-animation.ts'

const json = (value: object) => strToU8(JSON.stringify(value))

describe('readAnimation', () => {
  it('reads a plain animation', async () => {
    expect(await readAnimation(json({ v: '5', layers: [] }), false)).toEqual({ v: '5', layers: [] })
  })

  it('reads the first animation of a package, with its pictures inside', async () => {
    const packed = zipSync({
      'manifest.json': json({}),
      'animations/b.json': json({ nm: 'second' }),
      'animations/a.json': json({
        nm: 'first',
        assets: [{ id: 'x', u: 'images/', p: 'x.png' }, { id: 'y', p: 'y.jpg' }, { id: 'composition' }],
      }),
      'images/x.png': new Uint8Array([1, 2, 255]),
      'images/y.jpg': new Uint8Array([0]),
    })
    expect(await readAnimation(packed, true)).toEqual({
      nm: 'first',
      assets: [
        { id: 'x', u: '', p: 'data:image/png;base64,AQL/', e: 1 },
        { id: 'y', u: '', p: 'data:image/jpeg;base64,AA==', e: 1 },
        { id: 'composition' },
      ],
    })
  })

  it('refuses a package without an animation', async () => {
    await expect(readAnimation(zipSync({ 'manifest.json': json({}) }), true)).rejects.toThrow('without')
  })
})
