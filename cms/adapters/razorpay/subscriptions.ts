import { GatewayRefused, type PaymentGateway } from '#cms/ports/payment-gateway.ts'

type Calls = Pick<
  PaymentGateway,
  'readSubscription' | 'previewSeats' | 'changeSeats' | 'setRenewal' | 'endSubscription' | 'openPortal'
>

/**
 * What a gateway of single payments does not have. The operations refuse before they call it
 * (domain/checkout/mode.ts), and the dashboard offers none of it.
 */
export function subscriptionCalls(): Calls {
  const refuse = async (): Promise<never> => {
    throw new GatewayRefused('Razorpay takes single payments only')
  }
  return {
    readSubscription: async () => null,
    previewSeats: refuse,
    changeSeats: refuse,
    setRenewal: refuse,
    endSubscription: refuse,
    openPortal: refuse,
  }
}
