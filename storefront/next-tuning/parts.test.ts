import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOn, PARTS, partsOff } from './parts.ts'

afterEach(() => void vi.unstubAllEnvs())

describe('partsOff', () => {
  it('switches nothing off where the variable is absent or empty', () => {
    expect([...partsOff(undefined), ...partsOff('')]).toEqual([])
  })

  it('switches every part off for 1', () => {
    expect([...partsOff('1')]).toEqual([...PARTS])
  })

  it('switches off the parts that are named', () => {
    expect([...partsOff('page-cache,es-modules')]).toEqual(['page-cache', 'es-modules'])
  })

  it.each(['0', 'page-cach', 'page-cache,', '1,page-cache'])('rejects the unknown name in "%s"', (value) => {
    expect(() => partsOff(value)).toThrow(/PLAIN_NEXT names/)
  })
})

describe('isOn', () => {
  it.each(PARTS)('reads the switch of %s from the environment', (part) => {
    expect(isOn(part)).toBe(true)
    vi.stubEnv('PLAIN_NEXT', part)
    expect(isOn(part)).toBe(false)
  })
})

describe('the README of this folder', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

  it.each(PARTS)('has a row for %s', (part) => {
    expect(readme).toContain(`\n| \`${part}\` |`)
  })

  it('names no file that does not exist', () => {
    const named = [...readme.matchAll(/\]\(([^)#]+)\)/g)].flatMap(([, path = '']) => path)
    expect(named.filter((path) => !existsSync(join(import.meta.dirname, path)))).toEqual([])
  })
})
