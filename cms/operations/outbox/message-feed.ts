import { listenTo, pauseUntil } from '#cms/operations/listen.ts'
import type { Lane } from '#domain/outbox/topics.ts'

/** The name of the PostgreSQL notification of new messages; its payload is their lane. */
export const CHANNEL = 'outbox_messages'

export interface MessageFeed {
  /**
   * Resolves when messages of the lane were committed since the last call, when `ms` have passed, or at the signal. A
   * caller that asks for messages before each call misses none.
   */
  arrived(lane: Lane, ms: number, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** Listens for new messages of the outbox. While the connection is lost, calls end by their time. */
export function openMessageFeed(connectionString: string, onError: (error: unknown) => void): MessageFeed {
  /** Lanes with messages that no call has reported. */
  const announced = new Set<string>()
  const waiting = new Map<() => void, Lane>()
  const stop = new AbortController()
  const running = listenTo(
    {
      connectionString,
      channel: CHANNEL,
      check: 'select 1 as listening_for_messages',
      onChecked: () => {},
      onNotification: announce,
      onError,
    },
    stop.signal,
  )

  function announce(lane: string): void {
    const woken = [...waiting].filter(([, awaited]) => awaited === lane)
    if (woken.length === 0) announced.add(lane)
    for (const [wake] of woken) wake()
  }

  return {
    async arrived(lane, ms, signal) {
      if (announced.delete(lane)) return
      const ended = new AbortController()
      const wake = () => ended.abort()
      waiting.set(wake, lane)
      await pauseUntil(ms, AbortSignal.any([ended.signal, stop.signal, signal]))
      waiting.delete(wake)
    },
    async close() {
      stop.abort()
      await running
    },
  }
}
