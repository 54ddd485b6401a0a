import { TOPICS, type Topic } from '#domain/outbox/topics.ts'

interface Addressed {
  readonly topic: Topic
  readonly key: string
}

/** Groups messages that are handled as one (`together` of their topic), in the order of their first. */
export function groupMessages<M extends Addressed>(messages: readonly M[]): M[][] {
  return [...Map.groupBy(messages, groupOf).values()]
}

/** The key that all messages of a group share. */
function groupOf<M extends Addressed>(message: M): M | string {
  const { topic, key } = message
  const { together } = TOPICS[topic]
  if (together === 'topic') return topic
  return together === 'key' ? `${topic} ${key}` : message
}
