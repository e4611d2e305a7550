import { api_partner_device_sign_out, api_partner_devices, api_partner_devices_sign_out } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

export const { useDevicesQuery, useSignOutDeviceMutation, useSignOutDevicesMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Devices'] })
  .injectEndpoints({
    endpoints: (build) => ({
      devices: build.query({ ...call(api_partner_devices), extraOptions: { silent: true }, providesTags: ['Devices'] }),
      signOutDevice: build.mutation({ ...call(api_partner_device_sign_out), invalidatesTags: ['Devices'] }),
      signOutDevices: build.mutation({ ...call(api_partner_devices_sign_out), invalidatesTags: ['Devices'] }),
    }),
  })
