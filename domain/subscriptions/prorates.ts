/** Gateways that compute a part of a period, so that a plan or its seats can change in the middle of one. */
const PRORATING: readonly string[] = ['stripe']

/** Whether the plan and the seats of a running subscription of a gateway can be changed. */
export function prorates(gateway: string | null): boolean {
  return gateway !== null && PRORATING.includes(gateway)
}
