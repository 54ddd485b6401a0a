import { expect, test } from 'vitest'
import { RESOURCES } from '../resources/index.ts'
import { MENU_SECTIONS } from './menu-sections.ts'

test('names each resource of the console once', () => {
  const named = Object.values(MENU_SECTIONS).flatMap((entries) =>
    [...entries].filter((entry) => typeof entry === 'string'),
  )
  expect(named.toSorted()).toEqual(RESOURCES.map(({ name }) => name).toSorted())
})
