import type { Revision } from '#cms/payload-types.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import type { RevisionState } from '#domain/assets/revision-states.ts'
import { refusalWords } from './refusal-words.ts'

const STATES = {
  pending: 'Being processed',
  ready: 'Ready, not published',
  refused: 'Refused',
} as const satisfies Record<RevisionState, string>

interface RevisionSummaryProps {
  readonly revision: Revision | null
  /** Whether the site shows this revision. */
  readonly isCurrent: boolean
}

/** The state of the newest revision and, once it is ready, its measurements. */
export function RevisionSummary({ revision, isCurrent }: RevisionSummaryProps) {
  if (!revision) return null
  return (
    <div className="motif-revision" data-state={revision.state}>
      <p className="motif-revision__state">
        Revision {revision.number}: {stateOf(revision, isCurrent)}
      </p>
      {revision.refusal ? <p>{refusalWords(revision.refusal)}</p> : null}
      {revision.fileName ? <p className="motif-revision__file">{revision.fileName}</p> : null}
      {revision.state === 'ready' ? <Facts revision={revision} /> : null}
    </div>
  )
}

function stateOf({ state }: Revision, isCurrent: boolean): string {
  return state === 'ready' && isCurrent ? 'Published' : STATES[state]
}

function Facts({ revision }: { readonly revision: Revision }) {
  return (
    <dl className="motif-facts">
      {factsOf(revision).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf({ format, width, height, durationMs, frameRate, triangles, ground }: Revision) {
  const facts: [string, string | null][] = [
    ['Format', format ? FORMATS[format].label : null],
    ['Size', width && height ? `${round(width)} × ${round(height)}` : null],
    ['Length', durationMs ? `${round(durationMs / 1000)} s` : null],
    ['Frame rate', frameRate ? `${round(frameRate)} fps` : null],
    ['Triangles', triangles ? triangles.toLocaleString('en-GB') : null],
    ['Ground', ground ?? null],
  ]
  return facts.filter(([, value]) => value !== null)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
