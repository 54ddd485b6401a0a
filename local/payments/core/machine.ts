/** A state machine as data: for each state, the state that each event leads to. */
export type Machine<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>

/** The next state, or null where the machine does not allow the event. */
export function nextState<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State | null {
  return machine[state][event] ?? null
}

/** The states that can be reached from a state, itself included. */
export function reachable<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  from: State,
): Set<State> {
  const seen = new Set<State>([from])
  for (const state of seen)
    for (const target of Object.values<State | undefined>(machine[state])) if (target) seen.add(target)
  return seen
}
