import { TAKEDOWN_EDGES } from './transitions.ts'

/** The state machine of takedown cases as a Mermaid diagram for the documentation. */
export function takedownDiagram(): string {
  const edges = TAKEDOWN_EDGES.map(({ command, from, to }) => `  ${named(from)} --> ${named(to)}: ${command}`)
  return ['stateDiagram-v2', '  [*] --> received: claim', ...edges].join('\n')
}

/** Mermaid reads a hyphen in a name as part of an arrow. */
function named(state: string): string {
  return state.replaceAll('-', '_')
}
