import { TOPICS, type Topic } from '#domain/outbox/topics.ts'

interface Addressed {
  readonly topic: Topic
  readonly key: string
}

/**
 * Messages that are handled as one, in the order of their first: those of a coalescing topic with one key together,
 * all others alone.
 */
export function groupMessages<M extends Addressed>(messages: readonly M[]): M[][] {
  const groups = Map.groupBy(messages, (message) =>
    TOPICS[message.topic].coalesce ? `${message.topic} ${message.key}` : message,
  )
  return [...groups.values()]
}
