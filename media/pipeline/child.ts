import sharp from 'sharp'
import { cropPicture } from './crop-picture.ts'
import { describePicture } from './describe-picture.ts'
import { processOriginal } from './process-original.ts'
import type { Reply, Request } from './protocol.ts'
import { renderPreview } from './render-preview.ts'

/**
 * The process that touches untrusted files. It answers questions one at a time, in order, and ends with its parent.
 */
// One picture at a time, and nothing kept of it: memory is what this process is limited by.
sharp.cache(false)
sharp.concurrency(1)

let queue: Promise<void> = Promise.resolve()

process.on('message', (question: Request) => {
  queue = queue.then(async () => {
    send(await answer(question))
  })
})
process.on('disconnect', () => process.exit(0))
send({ type: 'ready' })

async function answer(question: Request): Promise<Reply> {
  try {
    const result = await work(question)
    return { type: 'result', result }
  } catch (error) {
    // A stack of the Lottie engine names its module by an address that holds the whole module.
    return { type: 'fault', message: (error instanceof Error ? error.message : String(error)).slice(0, 1000) }
  }
}

function work(question: Request) {
  switch (question.verb) {
    case 'process':
      return processOriginal(question.bytes, question.options)
    case 'describe':
      return describePicture(question.bytes)
    case 'crop':
      return cropPicture(question.bytes, question.options)
    case 'render':
      return renderPreview(question.bytes, question.options)
  }
}

function send(reply: Reply): void {
  process.send?.(reply)
}
