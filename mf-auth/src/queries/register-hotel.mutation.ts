import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { registerHotelEndpoint, type HotelRegistration } from '@suite/contracts/hotels';
import { useMutation } from '@tanstack/react-query';

/** Why a registration was not taken. */
export type RegistrationFailure = ApiCallError;

/** Hands a hotel's registration in. */
export function useRegisterHotel() {
  return useMutation<{ message: string }, RegistrationFailure, HotelRegistration>({
    mutationFn: (body) => callEndpoint(registerHotelEndpoint, { body }),
  });
}
