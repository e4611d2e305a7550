export { fetchDnsZone, useDnsHistoryQuery, useDnsLiveQuery, useDnsZoneQuery, useSaveDnsZoneMutation } from './dns'
