import type { WordTable } from '../word-table.ts'
import { ANIMALS } from './animals.ts'
import { BODY_AND_FASHION } from './body-and-fashion.ts'
import { BUSINESS } from './business.ts'
import { COMMUNICATION } from './communication.ts'
import { DESIGN } from './design.ts'
import { EDUCATION } from './education.ts'
import { FOOD } from './food.ts'
import { HEALTH } from './health.ts'
import { INDUSTRY } from './industry.ts'
import { INTERFACE } from './interface.ts'
import { LEISURE } from './leisure.ts'
import { MEDIA } from './media.ts'
import { NATURE } from './nature.ts'
import { PEOPLE } from './people.ts'
import { PLACES } from './places.ts'
import { SECURITY_AND_GAMING } from './security-and-gaming.ts'
import { SHOPPING } from './shopping.ts'
import { SPORT } from './sport.ts'
import { TECHNOLOGY } from './technology.ts'
import { TEXT_EDITING } from './text-editing.ts'
import { TIME } from './time.ts'
import { TRAVEL } from './travel.ts'
import { WEATHER } from './weather.ts'

/** The tables of category words, one for each theme. */
export const CATEGORY_WORDS: readonly WordTable[] = [
  NATURE,
  WEATHER,
  ANIMALS,
  FOOD,
  PEOPLE,
  BODY_AND_FASHION,
  BUSINESS,
  SHOPPING,
  TECHNOLOGY,
  SECURITY_AND_GAMING,
  COMMUNICATION,
  MEDIA,
  INTERFACE,
  TEXT_EDITING,
  DESIGN,
  PLACES,
  TRAVEL,
  HEALTH,
  SPORT,
  LEISURE,
  EDUCATION,
  INDUSTRY,
  TIME,
]
