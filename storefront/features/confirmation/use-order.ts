'use client'

import { useEffect, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { callApi } from '#storefront/session/call-api.ts'

/** Seconds until the next question while an order is pending: about two minutes altogether, then the user asks again. */
const WAITS = [1, 1, 2, 2, 3, 3, 5, 5, 10, 10, 15, 15, 20, 30] as const
const NOT_FOUND = 404

/** What is known of an order. `late`: it is pending for longer than a payment takes. */
export type OrderReading =
  | { readonly is: 'asking' | 'unknown' | 'unreachable' }
  | { readonly is: 'known'; readonly order: Order; readonly late: boolean }

/** Asks the server for an order until it is no longer pending, or for two minutes. */
export function useOrder(uuid: string | null): OrderReading {
  const [reading, setReading] = useState<OrderReading>({ is: 'asking' })

  useEffect(() => {
    if (uuid === null) return setReading({ is: 'unknown' })
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const ask = async (turn: number): Promise<void> => {
      const answer = await callApi<{ order: Order }>('GET', `/orders/${encodeURIComponent(uuid)}`)
      if (over) return
      if (!answer.ok) return setReading({ is: answer.status === NOT_FOUND ? 'unknown' : 'unreachable' })
      const { order } = answer.value
      const wait = WAITS[turn]
      setReading({ is: 'known', order, late: wait === undefined })
      if (order.state === 'pending' && wait !== undefined)
        timer = setTimeout(() => void ask(turn + 1), wait * 1_000)
    }
    void ask(0)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [uuid])
  return reading
}
