/** A stream that fails after `maxBytes`, and reports whether it did, regardless of the declared length. */
export function limitStream(body: ReadableStream<Uint8Array>, maxBytes: number) {
  let passed = 0
  const stream = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        passed += chunk.length
        if (passed > maxBytes) controller.error(new Error('too large'))
        else controller.enqueue(new Uint8Array(chunk))
      },
    }),
  )
  return { stream, exceeded: () => passed > maxBytes }
}
