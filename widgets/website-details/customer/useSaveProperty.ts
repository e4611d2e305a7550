import { fetchCustomerData, useSetCustomerPropertyMutation } from '../../../src/api/customers'
import type { CustomerData } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import type { CustomerDataGroup } from '../../../src/model'
import { useChanges } from '../changes/ChangesProvider'
import { orThrow } from '../inline/orThrow'

interface Property {
  readonly group: CustomerDataGroup
  readonly property: string
  /** Its name, translated. */
  readonly field: string
  readonly base: string
  readonly value: string
  /** The property as text, in newer data. */
  readonly read: (data: CustomerData) => string
}

/** Saves one property (spec 7); rejects when it cannot be saved, so that the text stays in its field. */
export function useSaveProperty(websiteId: number, version: number | undefined): (property: Property) => ReturnType<typeof orThrow> {
  const t = useMessages()
  const apply = useChanges()
  const [save] = useSetCustomerPropertyMutation()
  return ({ group, property, field, base, value, read }) =>
    orThrow(
      apply<string>({
        field,
        base,
        value,
        version,
        send: (text, current) => save({ id: websiteId, group, property, value: text, version: current }).unwrap(),
        fetch: async (dispatch) => {
          const fresh = await dispatch(fetchCustomerData(websiteId))
          return { value: read(fresh), version: fresh.version }
        },
        show: (text) => text,
        done: () => t('websiteDetails.changed', { field }),
        kept:
          (before, answer) =>
          ({ customerUndo }) =>
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what saves a property answers with all of them
            customerUndo({ id: websiteId, group, property, before, after: read(answer as CustomerData) }),
        onRefused: () => true,
      }),
    )
}
