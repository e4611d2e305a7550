import type { CustomerData } from '../../contract'
import type { CustomerProperty } from './websiteCustomer'

/** A property as text, as it is sent; empty where there is none. */
export function propertyText(data: CustomerData, { group, property }: CustomerProperty): string {
  if (property === 'metadata') return metadataText(data.customer.metadata)
  const values: Readonly<Record<string, unknown>> = data[group]
  const value = values[property]
  return typeof value === 'string' ? value : ''
}

/** Metadata as text, always in the same order, so that two texts are equal when the data are. */
export function metadataText(metadata: Readonly<Record<string, unknown>>, indent?: number): string {
  return JSON.stringify(Object.fromEntries(Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, indent)
}

/** One of its values as it is read and typed; what is neither text nor number nor flag as JSON. */
export function metadataValueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
