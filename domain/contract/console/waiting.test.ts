import { expect, test } from 'vitest'
import { CONSOLE_RESOURCES, type ResourceRow } from './resources.ts'
import { WAITING } from './waiting.ts'

test.each(WAITING)('the filter of waiting $resource names fields and values that the resource has', (row) => {
  const { fields }: ResourceRow = CONSOLE_RESOURCES[row.resource]
  for (const [field, values] of Object.entries(row.filter)) {
    expect(values).not.toEqual([])
    expect(fields[field]?.values).toEqual(expect.arrayContaining([...values]))
  }
})
