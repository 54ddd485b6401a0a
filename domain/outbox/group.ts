import { TOPICS, type Topic } from '#domain/outbox/topics.ts'

interface Addressed {
  readonly topic: Topic
  readonly key: string
}

/** Messages that are handled as one (`together` of their topic), in the order of their first. */
export function groupMessages<M extends Addressed>(messages: readonly M[]): M[][] {
  return [...Map.groupBy(messages, groupOf).values()]
}

/** What all messages of a group have in common. */
function groupOf<M extends Addressed>(message: M): M | string {
  const { topic, key } = message
  const { together } = TOPICS[topic]
  if (together === 'topic') return topic
  return together === 'key' ? `${topic} ${key}` : message
}
