import type { Kind } from '../Kind'
import { django, flask } from './python'
import { laravel, php, symfony, twig } from './php'
import { node } from './node'
import { rails } from './rails'
import { spring } from './spring'

/** By the name that `--kind` takes. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(Object.entries({ symfony, twig, laravel, php, django, flask, rails, spring, node }))
