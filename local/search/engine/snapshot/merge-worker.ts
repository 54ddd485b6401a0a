import { parentPort, workerData } from 'node:worker_threads'
import { makeContent, withoutLongLists } from '../segment/content.ts'
import { layoutOf } from '../segment/layout.ts'
import type { MergeOrder, MergeResult } from './background-merges.ts'
import { writeSegmentFile } from './segment-file.ts'

/** A thread that merges segments into a file and returns the parts that stay in memory. */

const { sources, schema, terms, path }: MergeOrder = workerData
const content = makeContent(sources, layoutOf(schema), terms)
writeSegmentFile(path, content)
parentPort?.postMessage({ content: withoutLongLists(content) } satisfies MergeResult)
