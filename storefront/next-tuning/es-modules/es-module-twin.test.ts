import { existsSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import readTwin, { CLIENT_OF_NEXT, twinOf } from './es-module-twin.ts'

const REPOSITORY = resolve(import.meta.dirname, '../../..')
const files = globSync(CLIENT_OF_NEXT.replace('**/', ''), { cwd: REPOSITORY }).map((file) =>
  join(REPOSITORY, file),
)

describe('the ES module twins of Next', () => {
  it('finds the router among the files that it replaces', () => {
    expect(files).toContain(join(REPOSITORY, 'node_modules/next/dist/client/components/app-router.js'))
  })

  it('has one for each file', () => {
    expect(files.filter((file) => !existsSync(twinOf(file)))).toEqual([])
  })

  it('reads a module where Next has a CommonJS file', () => {
    const router = {
      resourcePath: join(REPOSITORY, 'node_modules/next/dist/client/components/app-router.js'),
    }
    expect(readTwin.call(router)).toMatch(/^import .* from /m)
  })

  it('names the twin on every platform', () => {
    expect(twinOf('/a/node_modules/next/dist/client/x.js')).toBe('/a/node_modules/next/dist/esm/client/x.js')
    expect(twinOf('C:\\a\\next\\dist\\client\\x.js')).toBe('C:/a/next/dist/esm/client/x.js')
  })
})
