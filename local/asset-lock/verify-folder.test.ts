import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ASSET_LOCK_FORMAT, type AssetLock } from '#domain/contract/asset-lock.ts'
import { printReport, verifyFolder } from './verify-folder.ts'

const HEART = '<svg><path d="M0 0h1"/></svg>'
const LOCK: AssetLock = {
  format: ASSET_LOCK_FORMAT,
  issuer: 'https://motif.example',
  collection: 'App',
  exported_at: '2026-11-27T10:00:00.000Z',
  assets: [
    {
      kind: 'icon',
      slug: 'heart-1a',
      title: 'Heart',
      author: 'Ada',
      revision: '1',
      original: { format: 'svg', sha256: 'f'.repeat(64) },
      licence: { code: 'cc-by-4.0', version: '4.0' },
      files: [
        {
          name: 'heart-1a.svg',
          format: 'svg',
          width: null,
          sha256: createHash('sha256').update(HEART).digest('hex'),
          certificate: '7K3Q-9XWA-2B4D-M5',
        },
      ],
    },
  ],
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-lock-'))
  mkdirSync(at('icons'))
  write('icons/heart-1a.svg', HEART)
  write('assets.lock', JSON.stringify(LOCK))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)
const write = (name: string, text: string) => writeFileSync(at(name), text)
const verify = () => verifyFolder(at('assets.lock'), folder)

describe('npm run verify-assets', () => {
  test('accepts a folder with the delivered files, and does not look at the lock itself', async () => {
    write('notes.md', 'of the project')
    const report = await verify()
    expect(report).toMatchObject({ isValid: true, ignored: 1 })
    expect(printReport(report).join('\n')).toBe(
      '  1 file under cc-by-4.0 4.0\n✓ 1 file verified, 0 problems, 1 other file not checked.',
    )
  })

  test('reports each altered byte', async () => {
    for (let place = 0; place < HEART.length; place += 1) {
      const bytes = Buffer.from(HEART)
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
      writeFileSync(at('icons/heart-1a.svg'), bytes)
      expect((await verify()).faults, `byte ${place}`).toEqual([
        { fault: 'altered', path: 'icons/heart-1a.svg', asset: 'heart-1a' },
      ])
    }
  })

  test('reports a file that is missing, empty, or from elsewhere', async () => {
    write('icons/heart-1a.svg', '')
    write('icons/star.svg', '<svg/>')
    const report = await verify()
    expect(report.isValid).toBe(false)
    expect(printReport(report).slice(0, 2)).toEqual([
      '✗ icons/heart-1a.svg was altered: it is not a file that was delivered of heart-1a.',
      '✗ icons/star.svg is not in the lock.',
    ])
    rmSync(at('icons'), { recursive: true })
    expect((await verify()).faults).toEqual([{ fault: 'missing', asset: 'heart-1a' }])
  })

  test('looks at no folder of tools, and follows no link', async () => {
    mkdirSync(at('node_modules'))
    write('node_modules/other.svg', '<svg/>')
    symlinkSync(at('icons'), at('linked'))
    expect((await verify()).isValid).toBe(true)
  })

  test('names a lock that is damaged, of another version, or missing', async () => {
    write('assets.lock', '{')
    await expect(verify()).rejects.toThrow(/is not an assets\.lock/)
    write('assets.lock', JSON.stringify({ ...LOCK, format: 'motif-assets-lock/2' }))
    await expect(verify()).rejects.toThrow(/is not an assets\.lock/)
    rmSync(at('assets.lock'))
    await expect(verify()).rejects.toThrow(/cannot be read/)
    await expect(verifyFolder(at('assets.lock'), at('nowhere'))).rejects.toThrow(/cannot be read/)
  })
})
