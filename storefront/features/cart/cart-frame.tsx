import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import './cart.css'

interface CartFrameProps {
  /** Beside the heading. */
  readonly action?: ReactNode
  /** The heading takes the focus of a button that is removed with its asset. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** The page of a cart under its heading. */
export function CartFrame({ action, headingRef, children }: CartFrameProps) {
  const t = useTranslations('dashboard.sections')
  return (
    <section className="cart" aria-labelledby="cart-title">
      <div className="row row--wrap between">
        <h1 className="h-1" id="cart-title" ref={headingRef} tabIndex={-1}>
          {t('carts')}
        </h1>
        {action}
      </div>
      {children}
    </section>
  )
}
