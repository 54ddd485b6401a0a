import { Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import type { PricedForm } from '#domain/assets/change-price.ts'
import type { AssetPrices } from '#domain/contract/console/prices.ts'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { momentText } from '../dates/date-text.ts'
import { sendRequest } from '../providers/send-request.ts'
import { PriceDialog } from './price-dialog.tsx'

interface PriceSectionProps {
  readonly form?: PricedForm
  readonly id: number
}

/** The price of a live item or pack and its history, for its contributor. */
export function PriceSection({ form = 'item', id }: PriceSectionProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const { data } = useQuery({
    queryKey: ['prices', form, id],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/${form}s/${id}/prices`, { signal }) as Promise<AssetPrices>,
    enabled: session != null && commandScope(session, 'asset.reprice') !== null,
    // Not found is the answer for a work of others, as reviewers with works of their own see it.
    retry: false,
  })
  if (data === undefined) return null
  const written = (price: number | null) =>
    price === null
      ? translate('console.prices.free')
      : (price / 100).toLocaleString(document.documentElement.lang, { style: 'currency', currency: 'USD' })
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.prices.heading')}
      </Typography>
      <Typography gutterBottom>{translate('console.prices.now', { price: written(data.price) })}</Typography>
      {data.may_change && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {translate('console.prices.change')}
        </Button>
      )}
      {data.changes.length > 0 && (
        <>
          <Typography variant="h3" gutterBottom sx={{ marginTop: 2 }}>
            {translate('console.prices.history')}
          </Typography>
          <ul>
            {data.changes.map(({ at, from, to }) => (
              <li key={at}>
                {translate('console.prices.entry', {
                  date: momentText(at),
                  from: written(from),
                  to: written(to),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && <PriceDialog form={form} id={id} price={data.price} onClose={() => setOpen(false)} />}
    </section>
  )
}
