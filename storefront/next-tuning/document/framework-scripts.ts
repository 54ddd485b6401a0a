import { sourceOfScript } from '#storefront/http/own-scripts.ts'

/** Data for the router; the first also creates its list. */
const ROUTER_DATA =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);?)?(?:self\.__next_f\.push\((.*)\))?$/s

/** The chunks that a page starts with. */
const CHUNK = String.raw`"static\/chunks\/[\w.~-]+\.js"`
const BUNDLES = new RegExp(
  String.raw`^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[${CHUNK}(?:,${CHUNK})*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);$`,
)

/**
 * Functions of React and Next that a page contains before it announces streamed parts, verbatim. A test reads them from
 * the packages, so that it fails when a release changes them.
 */
const DEFINITIONS = [
  {
    does: 'notes when the shell stood',
    letters: 57,
    source: "'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs='",
  },
  { does: 'places a segment', letters: 193, source: "'sha256-rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA='" },
  { does: 'places a part', letters: 829, source: "'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='" },
  {
    does: 'places it in a transition',
    letters: 2694,
    source: "'sha256-R3eWN7zVoU3spWpPQ2b7tbYj4hZDyViY037DUph2exw='",
  },
  {
    does: 'waits for its styles',
    letters: 1105,
    source: "'sha256-QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk='",
  },
  {
    does: 'leaves it to the browser',
    letters: 200,
    source: "'sha256-5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo='",
  },
  {
    does: 'puts icons into the head',
    letters: 130,
    source: "'sha256-LcsuUMiDkprrt6ZKeiLP4iYNhWo8NqaSbAgtoZxVK3s='",
  },
] as const satisfies readonly { does: string; letters: number; source: string }[]

/** Announces a streamed part: its place and its content, by their ids. */
const ARRIVAL = /^\$R[CRSX]\((.*)\)$/s

/** Whether a script is one of the framework's, which only pass data to its own functions. */
export function isFrameworkScript(text: string): boolean {
  if (text === '') return false
  if (BUNDLES.test(text)) return true
  const data = ROUTER_DATA.exec(text)
  if (data !== null) return data[1] === undefined || isJson(data[1])
  const rest = withoutDefinitions(text)
  const handed = ARRIVAL.exec(rest)?.[1]
  return rest === '' || (handed !== undefined && isJson(`[${handed}]`))
}

function withoutDefinitions(text: string): string {
  const found = DEFINITIONS.find(({ letters, source }) => sourceOfScript(text.slice(0, letters)) === source)
  return found === undefined ? text : withoutDefinitions(text.slice(found.letters).replace(/^;/, ''))
}

/** JSON is a literal and calls nothing. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
