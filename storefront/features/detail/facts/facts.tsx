import { Fragment } from 'react'

export interface Fact {
  readonly name: string
  readonly value: string
}

interface FactsProps {
  readonly heading: string
  readonly facts: readonly Fact[]
}

/** The facts of an asset, one line each. */
export function Facts({ heading, facts }: FactsProps) {
  return (
    <section>
      <h2 className="h-3 below__h">{heading}</h2>
      <dl className="facts">
        {facts.map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
