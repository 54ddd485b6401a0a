import { isDecision, TRANSITIONS, type Transition } from './transitions.ts'

/**
 * The state machine of submissions as a Mermaid diagram for the documentation. Commands that keep the state are left out;
 * undoing is one edge back to each state that the undone decision can have left.
 */
export function stateDiagram(): string {
  const edges = [...new Set(TRANSITIONS.flatMap(linesOf))]
  return ['stateDiagram-v2', '  [*] --> draft: submission.create', ...edges].join('\n')
}

function linesOf({ command, from, to }: Transition): string[] {
  if (to === from) return []
  if (to !== 'before') return [edge(from, to, command)]
  const undone = TRANSITIONS.filter((one) => one.to === from && isDecision(one.command))
  return undone.map((one) => edge(from, one.from, command))
}

/** Mermaid reads a hyphen in a name as part of an arrow. */
function edge(from: string, to: string, command: string): string {
  return `  ${from.replaceAll('-', '_')} --> ${to.replaceAll('-', '_')}: ${command}`
}
