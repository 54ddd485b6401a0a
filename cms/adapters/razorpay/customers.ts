import type Razorpay from 'razorpay'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { askFor } from './answers.ts'
import { customerSchema } from './objects.ts'

type Calls = Pick<PaymentGateway, 'createCustomer' | 'readPaymentMethods'>

/** The lengths of a name that Razorpay takes. */
const NAME = { min: 3, max: 50 } as const
const MAX_EMAIL = 64

export function customerCalls(razorpay: Razorpay): Calls {
  return {
    // There is no idempotency key: a repeated call answers with the customer that has the same e-mail.
    createCustomer: async ({ email, name, holder }) => {
      const customer = await askFor(customerSchema, () =>
        razorpay.customers.create({
          ...(email.length > MAX_EMAIL ? {} : { email }),
          name: customerName(name, holder),
          fail_existing: 0,
          notes: { holder },
        }),
      )
      return customer.id
    },
    // A payment here is made once: no method is kept at Razorpay.
    readPaymentMethods: async () => [],
  }
}

/** A name without the characters that Razorpay refuses; the holder's id where too little of it is left. */
export function customerName(name: string, holder: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 .'/@()]/g, '')
    .replace(/ +/g, ' ')
    .trim()
  return (plain.length < NAME.min ? holder : plain).slice(0, NAME.max)
}
