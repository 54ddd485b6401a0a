import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashFiles, isTest } from './tree-hash.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'motif-tree-'))
  mkdirSync(join(root, 'room'))
  writeFileSync(join(root, 'room', 'rule.ts'), 'one')
  writeFileSync(join(root, 'room', 'rule.test.ts'), 'test')
})
afterEach(() => rmSync(root, { recursive: true }))

const hash = () => hashFiles(['room'], isTest, root)

test('is equal for equal files', () => {
  expect(hash()).toBe(hash())
})

test('changes with a content, with a name and with a new file', () => {
  const seen = new Set([hash()])
  writeFileSync(join(root, 'room', 'rule.ts'), 'two')
  seen.add(hash())
  writeFileSync(join(root, 'room', 'more.ts'), '')
  seen.add(hash())
  rmSync(join(root, 'room', 'rule.ts'))
  writeFileSync(join(root, 'room', 'rules.ts'), 'two')
  seen.add(hash())
  expect(seen.size).toBe(4)
})

test('does not change with a test, a build or an installed package', () => {
  const before = hash()
  writeFileSync(join(root, 'room', 'rule.test.ts'), 'another')
  for (const folder of ['.next', 'node_modules']) {
    mkdirSync(join(root, 'room', folder))
    writeFileSync(join(root, 'room', folder, 'x.js'), 'x')
  }
  expect(hash()).toBe(before)
})

test('treats a missing path like an empty one', () => {
  expect(hashFiles(['room', 'missing'], isTest, root)).toBe(hash())
})
