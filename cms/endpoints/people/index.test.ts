import { expect, it } from 'vitest'
import { ENDPOINTS } from '#cms/endpoints/index.ts'
import { PEOPLE_ENDPOINTS } from '#cms/endpoints/people/index.ts'
import { ONE_TAP } from '#cms/endpoints/people/sign-in.ts'
import { PEOPLE_CALLS } from '#domain/permissions/people.ts'

const spoken = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`
const ROWS = Object.values(PEOPLE_CALLS).map(({ method, path }) => spoken({ method, path: `/v2${path}` }))

it('has an endpoint for each row of the table of calls, and no others', () => {
  // The specification gives one-tap an address of its own.
  const endpoints = PEOPLE_ENDPOINTS.filter((one) => one !== ONE_TAP).map(spoken)
  expect(endpoints.toSorted()).toEqual(ROWS.toSorted())
})

it('has no two endpoints with one address, of which one would apply other rules', () => {
  const shapes = ENDPOINTS.map((one) => spoken(one).replace(/:\w+/g, ':'))
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
})
