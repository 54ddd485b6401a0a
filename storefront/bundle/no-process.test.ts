import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import noProcess, { PROCESS_OF_NEXT } from './no-process.ts'

const REPOSITORY = resolve(import.meta.dirname, '../..')

it('replaces a file that exists in Next', () => {
  expect(globSync(PROCESS_OF_NEXT.replace('**/', ''), { cwd: REPOSITORY })).toHaveLength(1)
})

it('has an environment, and nothing that takes the browser for Node', () => {
  const module = { exports: {} as Record<string, unknown> }
  new Function('module', noProcess())(module)
  expect(module.exports.env).toEqual({})
  expect(module.exports).not.toHaveProperty('emit')
  expect(module.exports).not.toHaveProperty('versions')
})
