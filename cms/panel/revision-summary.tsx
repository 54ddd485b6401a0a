import type { Revision } from '#cms/payload-types.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import type { RevisionState } from '#domain/assets/revision-states.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { refusalWords } from './refusal-words.ts'
import type { DeskText } from './texts/desk.ts'
import { deskText, panelLocale } from './texts/desk-text.ts'

const STATES = {
  pending: 'Being processed',
  ready: 'Ready, not published',
  refused: 'Refused',
} as const satisfies Record<RevisionState, DeskText>

interface RevisionSummaryProps {
  readonly revision: Revision | null
  /** Whether the site shows this revision. */
  readonly isCurrent: boolean
  /** The language of the panel. */
  readonly language: string
}

/** The state of the newest revision and, once it is ready, its measurements. */
export function RevisionSummary({ revision, isCurrent, language }: RevisionSummaryProps) {
  if (!revision) return null
  return (
    <div className="motif-revision" data-state={revision.state}>
      <p className="motif-revision__state">
        {deskText(language, 'Revision {number}: {state}', {
          number: revision.number,
          state: deskText(language, stateOf(revision, isCurrent)),
        })}
      </p>
      {revision.refusal ? <p>{refusalWords(revision.refusal, language)}</p> : null}
      {revision.fileName ? <p className="motif-revision__file">{revision.fileName}</p> : null}
      {revision.state === 'ready' ? <Facts revision={revision} language={language} /> : null}
    </div>
  )
}

function stateOf({ state }: Revision, isCurrent: boolean): DeskText {
  return state === 'ready' && isCurrent ? 'Published' : STATES[state]
}

function Facts({ revision, language }: { readonly revision: Revision; readonly language: string }) {
  return (
    <dl className="motif-facts">
      {factsOf(revision, language).map(([name, value]) => (
        <div key={name}>
          <dt>{deskText(language, name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(
  { format, width, height, durationMs, frameRate, triangles, ground }: Revision,
  language: string,
) {
  const facts: [DeskText, string | null][] = [
    ['Format', format ? FORMATS[format].label : null],
    ['Size', width && height ? `${round(width)} × ${round(height)}` : null],
    ['Length', durationMs ? `${round(durationMs / 1000)} s` : null],
    ['Frame rate', frameRate ? `${round(frameRate)} fps` : null],
    ['Triangles', triangles ? triangles.toLocaleString(LOCALES[panelLocale(language)].bcp47) : null],
    ['Background', ground ?? null],
  ]
  return facts.filter(([, value]) => value !== null)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
