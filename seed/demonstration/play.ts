import type { Payload } from '#cms/operations/database.ts'
import { processRevision } from '#cms/operations/revisions/process-revision.ts'
import { createSubmission } from '#cms/operations/submissions/create-submission.ts'
import { editSubmission } from '#cms/operations/submissions/edit-submission.ts'
import { expireSubmissions } from '#cms/operations/submissions/expire-submissions.ts'
import { publishDue } from '#cms/operations/submissions/publish-due.ts'
import { replaceFile } from '#cms/operations/submissions/replace-file.ts'
import { runSubmissionCommand } from '#cms/operations/submissions/run-command.ts'
import { settleSubmission } from '#cms/operations/submissions/settle-submission.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { isDecision, UNDO_MS } from '#domain/review/transitions.ts'
import type { Pool } from '#media/pipeline/pool.ts'
import type { Storage } from '#media/storage/storage.ts'
import { actorOf, type Cast } from './cast.ts'
import { metadataOf } from './metadata.ts'
import { fileNameOf, findPlayed, type Played } from './played.ts'
import { type ScheduledStep, type Story, scheduleOf } from './stories.ts'
import { type Step, TRACKS } from './tracks.ts'

export interface Stage {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'get' | 'put' | 'delete'>
  readonly pool: Pick<Pool, 'process'>
  readonly cast: Cast
}

export interface Report {
  readonly played: number
  /** Stories that someone else has changed meanwhile, with the refusal of the next step. */
  readonly left: readonly string[]
}

/**
 * Plays the stories through the real operations, each step at its simulated time. Steps that were played before are
 * skipped: their number is that of the events of the submission, so a play that was cut continues where it ended.
 */
export async function playStories(stage: Stage, stories: readonly Story[], now: Date): Promise<Report> {
  const left = new Map<Story, string>()
  /** Files are processed beside the other stories, before the next step of their own. */
  const files = new Map<Story, Promise<void>>()
  let played = 0
  try {
    for (const scheduled of scheduleOf(stories, now)) {
      const { story, index, step } = scheduled
      const before = await findPlayed(stage.payload, story)
      if (left.has(story) || (before?.events ?? 0) > index) continue
      if (before !== null) await (files.get(story) ?? processRevision(stage, before.revision))
      const done = await playStep(stage, scheduled, before)
      if (done.ok) played += 1
      else left.set(story, `${story.drawing.title}: ${step?.command ?? 'upload'}: ${done.code}`)
      const isFile = step === null || step.command === 'submission.replace-file'
      const uploaded = isFile && done.ok ? await findPlayed(stage.payload, story) : null
      if (uploaded !== null) files.set(story, started(processRevision(stage, uploaded.revision)))
    }
    await Promise.all(files.values())
  } finally {
    await Promise.allSettled(files.values())
  }
  return { played, left: [...left.values()] }
}

/** A failure is thrown where the work is awaited, not before. */
function started(work: Promise<void>): Promise<void> {
  work.catch(() => undefined)
  return work
}

async function playStep(
  stage: Stage,
  { story, index, step, at }: ScheduledStep,
  before: Played | null,
): Promise<Result<unknown>> {
  if (step === null) return upload(stage, story, at)
  if (before === null || before.events !== index) return refuse('state-changed', 'an earlier step is missing')
  if (step.by === 'clock') return tick(stage, step, before, at)
  const decided = await command(stage, { story, step, before, at })
  if (decided.ok && isDecision(step.command)) await settle(stage, { story, index, step, at })
  return decided
}

function upload({ payload, storage, cast }: Stage, story: Story, at: Date): Promise<Result<number>> {
  return createSubmission(payload, storage, {
    actor: actorOf(cast, story, 'author'),
    kind: story.drawing.kind,
    fileName: fileNameOf(story),
    bytes: new TextEncoder().encode(story.drawing.svg),
    contributor: null,
    isDemonstration: true,
    at,
  })
}

interface Command {
  readonly story: Story
  readonly step: Step
  readonly before: Played
  readonly at: Date
}

async function command(stage: Stage, { story, step, before, at }: Command): Promise<Result<unknown>> {
  const { payload, cast } = stage
  const given = {
    actor: actorOf(cast, story, step.by),
    submission: before.submission,
    expected: before.version,
    at,
  }
  if (step.command === 'submission.replace-file') return replace(stage, { story, given })
  if (step.command === 'submission.edit')
    return editSubmission(payload, { ...given, metadata: await metadataOf(payload, story) })
  const { command: name, reasons = [], note = null, marks = [], publishIn } = step
  const publishAt =
    typeof publishIn === 'number' ? new Date(at.getTime() + publishIn * 24 * 3_600_000) : publishIn
  return runSubmissionCommand(payload, { ...given, command: name, reasons, note, marks, publishAt })
}

interface Given {
  readonly actor: Holder
  readonly submission: number
  readonly expected: number
  readonly at: Date
}

/** The same drawing, by whose name the story is found again, as the next revision. */
function replace(
  { payload, storage }: Stage,
  { story, given }: { readonly story: Story; readonly given: Given },
): Promise<Result<null>> {
  const bytes = new TextEncoder().encode(story.drawing.svg)
  return replaceFile(payload, storage, { ...given, fileName: fileNameOf(story), bytes })
}

/** Returned and rejected work is settled once the decision was not undone; approved work has a step for that. */
async function settle(
  { payload }: Stage,
  { story, index, step, at }: Omit<ScheduledStep, 'step'> & { readonly step: Step },
): Promise<void> {
  const steps: readonly Step[] = TRACKS[story.track]
  const isUndone = steps[index]?.command === 'submission.undo'
  if (step.command === 'submission.approve' || step.command === 'submission.request-opinion' || isUndone)
    return
  const after = await findPlayed(payload, story)
  if (after !== null)
    await settleSubmission(payload, {
      submission: after.submission,
      event: after.lastEvent,
      at: new Date(at.getTime() + UNDO_MS),
    })
}

/** What the worker does by itself: it publishes approved work or plans it, publishes what is due, and withdraws what was not changed in time. */
async function tick(
  { payload }: Stage,
  step: Step,
  { submission, lastEvent, state }: Played,
  at: Date,
): Promise<Result<true>> {
  if (step.command === 'submission.expire') await expireSubmissions(payload, at)
  else if (state === 'scheduled') await publishDue(payload, at)
  else await settleSubmission(payload, { submission, event: lastEvent, at })
  return accept(true)
}
