import type { ReactElement } from 'react'
import {
  DateInput,
  NumberInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  type TranslateFunction,
} from 'react-admin'
import { COUNTRIES } from '#domain/accounts/countries.ts'
import {
  CONSOLE_RESOURCES,
  type ConsoleResource,
  type ResourceRow,
} from '#domain/contract/console/resources.ts'
import { countryName } from './country-names.ts'

/** The inputs of a list's filters, by what each field holds: words, then those that the manifest offers. */
export function filterInputs(
  resource: ConsoleResource,
  names: readonly string[],
  translate: TranslateFunction,
): ReactElement[] {
  const { fields }: ResourceRow = CONSOLE_RESOURCES[resource]
  const label = (name: string) => translate(`console.fields.${name}`)
  const inputs = names.flatMap((name): ReactElement[] => {
    const { kind = 'json', values = [] } = fields[name] ?? {}
    const choices = values.map((id) => ({ id, name: `console.values.${name}.${id}` }))
    switch (kind) {
      case 'code':
        return [<SelectArrayInput key={name} source={name} label={label(name)} choices={choices} />]
      case 'codes':
        return [<SelectInput key={name} source={name} label={label(name)} choices={choices} />]
      case 'flag':
        return [<SelectInput key={name} source={name} label={label(name)} choices={[...YES_NO]} />]
      case 'moment':
      case 'money':
      case 'number': {
        const Input = kind === 'moment' ? DateInput : NumberInput
        return (['gte', 'lte'] as const).map((bound) => (
          <Input
            key={`${name}_${bound}`}
            source={`${name}_${bound}`}
            label={translate(`console.filters.${bound}`, { field: label(name) })}
          />
        ))
      }
      case 'country':
        return [
          <SelectInput
            key={name}
            source={name}
            label={label(name)}
            choices={countryChoices()}
            translateChoice={false}
          />,
        ]
      case 'text':
        return [<TextInput key={name} source={name} label={label(name)} />]
      default:
        return []
    }
  })
  return [<SearchInput key="q" source="q" alwaysOn placeholder={translate('ra.action.search')} />, ...inputs]
}

/** By their names, which the list shows, in the order of the language. */
function countryChoices() {
  const { compare } = new Intl.Collator(document.documentElement.lang)
  return [...COUNTRIES]
    .map((id) => ({ id, name: countryName(id) }))
    .toSorted((one, other) => compare(one.name, other.name))
}

const YES_NO = [
  { id: true, name: 'ra.boolean.true' },
  { id: false, name: 'ra.boolean.false' },
] as const
