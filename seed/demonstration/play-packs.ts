import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { createPack } from '#cms/operations/packs/create-pack.ts'
import { editPack } from '#cms/operations/packs/edit-pack.ts'
import { runPackCommand } from '#cms/operations/packs/run-pack-command.ts'
import { settlePack } from '#cms/operations/packs/settle-pack.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { isDecision, UNDO_MS } from '#domain/review/transitions.ts'
import type { Cast } from './cast.ts'
import { placeOf } from './metadata.ts'
import type { PackPlayer, PackStep, PackStory } from './pack-stories.ts'
import { fileNameOfTitle } from './played.ts'
import { SETS } from './sets.ts'

interface PacksPlayed {
  readonly played: number
  /** Packs that someone else has changed meanwhile, with the refusal of the next step. */
  readonly left: readonly string[]
}

interface PlayedPack extends Record<string, unknown> {
  readonly pack: Column<'pack_submissions.pack_id'>
  readonly version: Column<'pack_submissions.version'>
  /** As many as steps were played, and its creation. */
  readonly events: Computed<number>
  readonly lastEvent: Computed<number>
}

/**
 * Plays packs of published works of the demonstration, each step at its simulated time through the operation of the console.
 * Steps that were played before are skipped: their number is that of the events of the pack.
 */
export async function playPacks(
  payload: Payload,
  cast: Cast,
  { packs, now }: { readonly packs: readonly PackStory[]; readonly now: Date },
): Promise<PacksPlayed> {
  let played = 0
  const left: string[] = []
  for (const story of packs) {
    for (const [index, { step, at }] of scheduleOf(story, now).entries()) {
      const before = await findPack(payload, story)
      if ((before?.events ?? 0) > index) continue
      const done = await playStep(payload, cast, { story, step, before, at })
      if (!done.ok) {
        left.push(`${story.title}: ${step?.command ?? 'create'}: ${done.code}`)
        break
      }
      played += 1
    }
  }
  return { played, left }
}

interface Scheduled {
  /** Null is the creation. */
  readonly step: PackStep | null
  readonly at: Date
}

function scheduleOf({ steps, hoursAgo }: PackStory, now: Date): readonly Scheduled[] {
  const length = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  let time = now.getTime() - (hoursAgo * 60 + length) * 60_000
  const created: Scheduled = { step: null, at: new Date(time) }
  const later = steps.map((step) => {
    time += step.minutes * 60_000
    return { step, at: new Date(time) }
  })
  return [created, ...later]
}

/** Null before its creation. A play that was cut after that has left it without a title. */
async function findPack(payload: Payload, { title, author }: PackStory): Promise<PlayedPack | null> {
  const [row] = await run<PlayedPack>(
    payload,
    fragment`
    select s.pack_id as pack, s.version, count(e.id)::int as events, max(e.id)::int as "lastEvent"
      from pack_submissions s join pack_submission_events e on e.pack_id = s.pack_id
      join contributors c on c.id = s.contributor_id join users u on u.id = c.owner_id
      join packs_locales t on t._parent_id = s.pack_id and t._locale = 'en'
     where s.is_demonstration and u.email = ${author} and t.title in (${title}, '')
     group by s.pack_id, s.version, t.title order by t.title desc limit 1`,
  )
  return row ?? null
}

interface Played extends Scheduled {
  readonly story: PackStory
  readonly before: PlayedPack | null
}

async function playStep(
  payload: Payload,
  cast: Cast,
  { story, step, before, at }: Played,
): Promise<Result<unknown>> {
  const author = actorOf(cast, story, 'author')
  if (step === null)
    return createPack(payload, { actor: author, kind: 'icon', contributor: null, isDemonstration: true, at })
  if (before === null) return refuse('state-changed', 'an earlier step is missing')
  const { pack, version: expected, lastEvent } = before
  if (step.by === 'clock') return settle(payload, { pack, event: lastEvent, at })
  const given = { actor: actorOf(cast, story, step.by), pack, expected, at }
  if (step.command === 'submission.edit')
    return editPack(payload, { ...given, details: await detailsOf(payload, story) })
  const { command, reasons = [], note = null } = step
  const done = await runPackCommand(payload, { ...given, command, reasons, note })
  const isFinal = isDecision(command) && command !== 'submission.approve'
  const after = done.ok && isFinal ? await findPack(payload, story) : null
  if (after !== null)
    await settle(payload, { pack, event: after.lastEvent, at: new Date(at.getTime() + UNDO_MS) })
  return done
}

async function settle(
  payload: Payload,
  decision: { readonly pack: number; readonly event: number; readonly at: Date },
): Promise<Result<true>> {
  await settlePack(payload, decision)
  return accept(true)
}

async function detailsOf(payload: Payload, { title, keywords, set, works: count, cover }: PackStory) {
  const drawings = SETS[set].slice(0, count)
  const works = await Promise.all(drawings.map((drawing) => itemOf(payload, drawing.title)))
  return {
    title,
    description: null,
    keywords: [...keywords],
    ...(await placeOf(payload, { title, keywords, style: 'duotone' })),
    price_cents: null,
    works,
    cover: cover.flatMap((place) => works[place] ?? []),
  }
}

async function itemOf(payload: Payload, title: string): Promise<number> {
  const [row] = await run<{ item: Column<'submissions.item_id'> }>(
    payload,
    fragment`
    select s.item_id as item from submissions s join revisions r on r.id = s.revision_id
     where s.is_demonstration and r.file_name = ${fileNameOfTitle(title)}`,
  )
  if (row === undefined) throw new Error(`the demonstration has no work ${title}`)
  return row.item
}

/** @throws Error for the worker, which is without an account */
function actorOf(cast: Cast, { author }: PackStory, by: PackPlayer): Holder {
  const emails = {
    author,
    reviewer: 'reviewer@motif.test',
    senior: 'senior@motif.test',
    clock: null,
  } as const
  const email = emails[by]
  const holder = email === null ? undefined : cast.get(email)
  if (holder === undefined) throw new Error(`there is no account for ${by}`)
  return holder
}
