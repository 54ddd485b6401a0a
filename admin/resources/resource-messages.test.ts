import { describe, expect, test } from 'vitest'
import {
  CONSOLE_RESOURCE_CODES,
  CONSOLE_RESOURCES,
  type ResourceRow,
} from '#domain/contract/console/resources.ts'
import messages from '../messages/en.json' with { type: 'json' }

const fieldTexts: Readonly<Record<string, string>> = messages.console.fields
const valueTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = messages.console.values

describe.each(CONSOLE_RESOURCE_CODES)('the resource %s', (resource) => {
  const { fields }: ResourceRow = CONSOLE_RESOURCES[resource]

  test('has a name and a label for each field', () => {
    expect(messages.resources[resource].name).toMatch(/\w/)
    expect(Object.keys(fields).filter((field) => fieldTexts[field] === undefined)).toEqual([])
  })

  test('has a text for each value that a field can have', () => {
    const missing = Object.entries(fields).flatMap(([field, { values = [] }]) =>
      values.filter((value) => valueTexts[field]?.[value] === undefined).map((value) => `${field}.${value}`),
    )
    expect(missing).toEqual([])
  })
})
