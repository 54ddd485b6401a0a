import fc from 'fast-check'
import type { Command } from '#local/search/server/tasks/command.ts'

/** Damage to a file while no process has it open. */
export interface Damage {
  /** The kind of file, the file of that kind, and the offset in it: each from 0 to 1, exclusive. */
  readonly kind: number
  readonly file: number
  readonly at: number
  readonly how: 'cut off' | 'zeros' | 'bit flipped' | 'removed'
}

/** How a process ends. */
export type Ending = 'SIGTERM' | 'SIGKILL' | 'power cut'

/** A step in the life of a search engine. */
export type Step =
  | { readonly type: 'submit'; readonly commands: readonly Command[] }
  /** Waits until all accepted changes are executed. */
  | { readonly type: 'wait' }
  /** The disk has this many free blocks, or no limit. */
  | { readonly type: 'disk'; readonly freeBlocks: number | null }
  /** The process ends after this many further changes to the disk, and is started again. */
  | { readonly type: 'end'; readonly how: Ending; readonly after: number }

const name = fc.constantFrom('items', 'drafts')
const objectID = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const record = fc.record({
  objectID,
  title: fc.constantFrom('heart', 'red heart', '東京の猫', 'x'.repeat(3_000)),
  group: fc.constantFrom('x', 'y'),
  n: fc.nat(9),
})

const request = fc.oneof(
  { weight: 6, arbitrary: fc.record({ action: fc.constant('addObject' as const), body: record }) },
  {
    weight: 2,
    arbitrary: fc.record({
      action: fc.constantFrom('partialUpdateObject' as const, 'partialUpdateObjectNoCreate' as const),
      body: fc.record({ objectID, n: fc.nat(9) }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ action: fc.constant('deleteObject' as const), body: fc.record({ objectID }) }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constantFrom('clear' as const, 'delete' as const) }) },
)

const settings = fc.constantFrom<Extract<Command, { type: 'settings' }>['settings']>(
  { hitsPerPage: 7 },
  { attributesForFaceting: ['group'] },
  { attributesForFaceting: ['group', 'n'], searchableAttributes: ['title'] },
  { searchableAttributes: ['title', 'group'], hitsPerPage: 9 },
)

const entry = fc.constantFrom('one', 'two')
const synonyms: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('synonyms' as const),
  index: name,
  forward: fc.constant(false),
  put: fc.array(
    entry.map((id) => ({ objectID: id, type: 'synonym' as const, synonyms: ['heart', id] })),
    { maxLength: 1 },
  ),
  remove: fc.array(entry, { maxLength: 1 }),
  replaceAll: fc.boolean(),
})

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      type: fc.constant('batch' as const),
      index: name,
      requests: fc.array(request, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('settings' as const),
      index: name,
      settings,
      forward: fc.constant(false),
    }),
  },
  { weight: 1, arbitrary: synonyms },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('clear' as const, 'delete-index' as const), index: name }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('delete-by' as const),
      index: name,
      params: fc.constantFrom({ filters: 'group:x' }, { filters: 'group:y' }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Command>(
      { type: 'move', index: 'drafts', to: 'items' },
      { type: 'move', index: 'items', to: 'drafts' },
      { type: 'copy', index: 'items', to: 'drafts', scope: null },
      { type: 'copy', index: 'drafts', to: 'items', scope: ['settings', 'synonyms'] },
    ),
  },
)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('submit' as const),
      commands: fc.array(command, { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ type: 'wait' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('disk' as const),
      freeBlocks: fc.constantFrom(0, 1, 3, 8, null),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('end' as const),
      how: fc.constantFrom<Ending>('SIGTERM', 'SIGKILL', 'power cut'),
      after: fc.oneof(fc.constant(0), fc.nat(20), fc.nat(120)),
    }),
  },
)

/** Steps over several processes with one folder, one after the other. */
export const arbitraryScenarios: fc.Arbitrary<readonly Step[]> = fc
  .array(step, { minLength: 4, maxLength: 24 })
  // Some of fast-check's records have no prototype, and would differ from those that were read from JSON.
  .map((steps) => JSON.parse(JSON.stringify(steps)))

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

export const arbitraryDamage: fc.Arbitrary<Damage> = fc.record({
  kind: share,
  file: share,
  at: share,
  how: fc.constantFrom('cut off', 'zeros', 'bit flipped', 'removed'),
})
