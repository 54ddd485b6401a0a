import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { PlanCondition } from './catalogue-plan.ts'

interface Subscriber {
  readonly email: string
  /** The user has confirmed the address. */
  readonly isVerified: boolean
  /** A code of staff for the plan is part of the checkout. */
  readonly hasCode: boolean
}

/**
 * Whether a user meets the condition of a plan (domain.md, "Education: a verified academic address or a document that
 * staff approve"): staff approve a document by sending a code.
 */
export function decideCondition(condition: PlanCondition, subscriber: Subscriber): Result<true> {
  if (condition === 'none' || subscriber.hasCode) return accept(true)
  if (condition === 'code') return refuse('plan-code-missing')
  return subscriber.isVerified && isAcademicAddress(subscriber.email)
    ? accept(true)
    : refuse('academic-address-missing')
}

/**
 * Domains that only schools and universities get: `.edu`, and `edu` or `ac` below a country's domain. Other schools send
 * a document.
 */
export function isAcademicAddress(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return /^[^@\s]+\.(?:edu|(?:edu|ac)\.[a-z]{2})$/.test(domain)
}
