import {
  SectionPage,
  type SectionProps,
  sectionMetadata,
  sectionParams,
} from '#storefront/app/dashboard-section.tsx'
import { OwnCart } from '#storefront/features/cart/own-cart.tsx'

export const generateStaticParams = sectionParams
export const generateMetadata = sectionMetadata('carts')

export default function Page({ params }: SectionProps) {
  return (
    <SectionPage
      params={params}
      section="carts"
      content={OwnCart}
      messages={['cart', 'coupons', 'dashboard']}
    />
  )
}
