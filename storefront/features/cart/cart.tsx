'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { CartLineJson } from '#domain/contract/carts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { CartFrame } from '#storefront/features/cart/cart-frame.tsx'
import { CartLine } from '#storefront/features/cart/cart-line.tsx'
import { EmptyCart } from '#storefront/features/cart/empty-cart.tsx'
import { EmptyingDialog } from '#storefront/features/cart/emptying-dialog.tsx'
import { PayCart } from '#storefront/features/cart/pay-cart.tsx'
import { useCart } from '#storefront/features/cart/use-cart.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'

const ROWS = 3
const NOT_FOUND = 404

interface CartProps {
  readonly slug: string
  readonly locale: Locale
}

/** A cart of the user: its assets at the prices of now, their total, and the ways to pay. */
export function Cart({ slug, locale }: CartProps) {
  const t = useTranslations('cart')
  const heading = useRef<HTMLHeadingElement>(null)
  const [emptying, setEmptying] = useState(false)
  const { read, remove, empty } = useCart(slug)
  const cart = read.data?.cart

  async function removeLine(line: CartLineJson): Promise<void> {
    if (await remove(line)) heading.current?.focus()
  }
  async function emptyAll(): Promise<void> {
    await empty()
    setEmptying(false)
    heading.current?.focus()
  }

  if (read.failure?.status === NOT_FOUND)
    return (
      <EmptyState level="h1" heading={t('missing.heading')} text={t('missing.text')}>
        <LinkButton tone="primary" href={href('dashboard', locale, { section: 'carts' })}>
          {t('missing.step')}
        </LinkButton>
      </EmptyState>
    )
  const isEmpty = cart === undefined || cart.lines.length === 0
  return (
    <CartFrame
      headingRef={heading}
      action={
        !isEmpty && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setEmptying(true)}>
            {t('empty.open')}
          </Button>
        )
      }
    >
      <ReadFrame reads={[read]} notRead={t('notRead')} waiting={ROWS}>
        {isEmpty ? (
          <EmptyCart locale={locale} />
        ) : (
          <>
            <ul className="cart__list" aria-label={t('list')}>
              {cart.lines.map((line) => (
                <CartLine
                  key={`${line.form} ${line.slug}`}
                  line={line}
                  locale={locale}
                  onRemove={() => removeLine(line)}
                />
              ))}
            </ul>
            <PayCart cart={cart} locale={locale} onRefused={() => void read.mutate()} />
          </>
        )}
      </ReadFrame>
      {emptying && <EmptyingDialog onClose={() => setEmptying(false)} onConfirm={emptyAll} />}
    </CartFrame>
  )
}
