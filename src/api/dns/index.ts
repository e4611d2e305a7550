export { fetchDnsZone, useDnsHistoryQuery, useDnsLiveQuery, useDnsPresentQuery, useDnsZoneQuery, useSaveDnsZoneMutation } from './dns'
