import {
  api_partner_profile,
  api_partner_profile_absence,
  api_partner_profile_save,
  api_partner_profile_test,
  type Profile,
  profileFormFields,
  type ProfileValues,
} from '../../contract'
import { JUST_LOADED_SECONDS } from '../../model'
import { type AppThunk, userChanged } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { servicesOf } from '../call/servicesOf'

const profile = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query({
      ...call(api_partner_profile),
      extraOptions: { silent: true },
      providesTags: ['Profile'],
      async onCacheEntryAdded(_, { cacheEntryRemoved, dispatch, extra }) {
        const stop = servicesOf(extra).tabs.on('profile-changed', () => dispatch(api.util.invalidateTags(['Profile'])))
        await cacheEntryRemoved
        stop()
      },
    }),
  }),
})

export const { useProfileQuery } = profile

/** Has it at hand for the screen that is about to show it. */
export const prepareProfile = (): AppThunk<Promise<unknown>> => (dispatch) =>
  dispatch(profile.endpoints.profile.initiate(undefined, { subscribe: false, forceRefetch: JUST_LOADED_SECONDS }))

/** What is saved now, also by another device. */
export const refreshProfile = (): AppThunk<Promise<Profile>> => (dispatch) =>
  dispatch(profile.endpoints.profile.initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap()

export const { useTestNotificationMutation } = api.injectEndpoints({
  endpoints: (build) => ({ testNotification: build.mutation(call(api_partner_profile_test)) }),
})

export const { useAbsenceEffectQuery } = api.injectEndpoints({
  // A help while a day is chosen: nobody is told when it fails.
  endpoints: (build) => ({ absenceEffect: build.query({ ...call(api_partner_profile_absence), extraOptions: { silent: true } }) }),
})

export const { useSaveProfileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the whole form (spec 7): an image and an absence only if set, and `1` for each notification that is on. */
    saveProfile: build.mutation<Profile, ProfileValues>({
      query: (values) => call(api_partner_profile_save).query({ body: profileFormFields(values) }),
      // The form shows what was refused next to its fields.
      extraOptions: { silent: true },
      async onQueryStarted(_, { dispatch, extra, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        const { forename, surname, language, staff } = data
        const user = { forename, surname, image: staff.image ?? null }
        // At once: a form that is saved shows what the server has made of it.
        dispatch(profile.util.updateQueryData('profile', undefined, () => data))
        dispatch(userChanged(user))
        servicesOf(extra).tabs.post({ type: 'profile-changed', user, locale: language })
      },
    }),
  }),
})
