import { flushCompileCache } from 'node:module'
import sharp from 'sharp'
import { convert } from '#media/convert/convert.ts'
import { cleanPicture } from './clean-picture.ts'
import { cropPicture } from './crop-picture.ts'
import { describePicture } from './describe-picture.ts'
import { readFeatures } from './features-of.ts'
import { fixOriginal } from './fix-original.ts'
import { processOriginal } from './process-original.ts'
import type { Reply, Request } from './protocol.ts'
import { renderPreview } from './render-preview.ts'

/**
 * The process that opens untrusted files. It answers requests one at a time, in order, and ends with its
 * parent.
 */
// One picture at a time and no cache, as the memory of this process is limited.
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
// Before the first file, as it does not end by itself. Nothing is written when the cache is complete or off.
flushCompileCache()

async function answer(question: Request): Promise<Reply> {
  try {
    const result = await work(question)
    return { type: 'result', result }
  } catch (error) {
    // Shortened, as a stack trace of the Lottie engine contains its module's address, a `data:` address with
    // the whole module.
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
    case 'clean':
      return cleanPicture(question.bytes, question.options)
    case 'features':
      return readFeatures(question.bytes)
    case 'fix':
      return fixOriginal(question.bytes, question.options)
    case 'convert':
      return convert(question.bytes, question.options)
    case 'render':
      return renderPreview(question.bytes, question.options)
  }
}

function send(reply: Reply): void {
  process.send?.(reply)
}
