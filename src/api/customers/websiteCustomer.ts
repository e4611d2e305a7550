import {
  api_website_customer,
  api_website_customer_login,
  api_website_customer_property,
  api_website_logs,
  type CustomerData,
  type LoginUse,
  type Message,
} from '../../contract'
import type { CustomerDataGroup } from '../../model'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'

/** One property of the customer's data, which are a part of the website. */
export interface CustomerProperty {
  readonly group: CustomerDataGroup
  readonly property: string
}

interface PropertyChange extends CustomerProperty {
  readonly id: number
  /** Metadata travels as JSON text. */
  readonly value: string
  /** The website's, of which the customer's data are a part. */
  readonly version?: number | undefined
}

/** Rows of the history that are read: changes of a field older than these are in the log. */
const HISTORY_LIMIT = 100

const customer = api.enhanceEndpoints({ addTagTypes: ['Website', 'WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    customerData: build.query<CustomerData, number>({
      query: (id) => call(api_website_customer).query({ params: { website: id } }),
      extraOptions: { silent: true },
      providesTags: (_, __, id) => [{ type: 'Website', id }],
    }),
    /** Where else an address is the login. */
    loginUse: build.query<LoginUse, { id: number; email: string }>({
      query: ({ id, email }) => call(api_website_customer_login).query({ params: { website: id }, query: { email } }),
      extraOptions: { silent: true },
    }),
    /** Saves one property (spec 7). The field shows what went wrong. */
    setCustomerProperty: build.mutation<CustomerData, PropertyChange>({
      query: ({ id, group, property, value, version }) =>
        call(api_website_customer_property).query({
          params: { website: id, group, property },
          body: { value, ...(version !== undefined && { version }) },
        }),
      extraOptions: { silent: true },
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(customer.util.updateQueryData('customerData', id, () => answer.data))
      },
      invalidatesTags: (_, __, { id }) => [{ type: 'WebsiteLog', id }],
    }),
    /** What was changed in the customer's data, newest first. */
    customerHistory: build.query<readonly Message[], number>({
      query: (id) =>
        call(api_website_logs).query({ params: { id }, query: { category: 'data_changed', limit: HISTORY_LIMIT, sort: '-createdAt' } }),
      transformResponse: ({ items }: { items: Message[] }) => items,
      extraOptions: { silent: true },
      providesTags: (_, __, id) => [{ type: 'WebsiteLog', id }],
    }),
  }),
})

export const { useCustomerDataQuery, useCustomerHistoryQuery } = customer

/** The customer's data as the server has them now. */
export const fetchCustomerData =
  (id: number): AppThunk<Promise<CustomerData>> =>
  (dispatch) =>
    dispatch(customer.endpoints.customerData.initiate(id, { forceRefetch: true, subscribe: false })).unwrap()

/** Where else an address is the login now. */
export const fetchLoginUse =
  (id: number, email: string): AppThunk<Promise<LoginUse>> =>
  (dispatch) =>
    dispatch(customer.endpoints.loginUse.initiate({ id, email }, { forceRefetch: true, subscribe: false })).unwrap()

/** Saves one property; answers with all of them. */
export const saveCustomerProperty =
  (change: PropertyChange): AppThunk<Promise<CustomerData>> =>
  (dispatch) =>
    dispatch(customer.endpoints.setCustomerProperty.initiate(change)).unwrap()
