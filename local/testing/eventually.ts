/** Resolves when `holds` returns true; throws after `timeoutMs`. */
export async function eventually(holds: () => boolean | Promise<boolean>, timeoutMs = 15_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`it did not come true within ${timeoutMs} ms: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}
