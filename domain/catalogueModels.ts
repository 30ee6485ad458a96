/**
 * Phones that are sold in Bangladesh: the brand's id, the line as it stands before each model ('' where there is none
 * but the brand, which then stands in the name), the models. A line is a name itself.
 */
export const MODELS: readonly (readonly [brand: string, line: string, models: string])[] = [
  [
    'samsung',
    'Galaxy',
    'A01, A02, A02s, A03, A03s, A03 Core, A04, A04s, A04e, A05, A05s, A06, A10, A10s, A11, A12, A13, A14, A15, A16, A20, ' +
      'A20s, A21s, A22, A23, A24, A25, A26, A30, A30s, A31, A32, A33, A34, A35, A36, A50, A50s, A51, A52, A52s, A53, A54, ' +
      'A55, A56, A70, A71, A72, A73, A80, ' +
      'M01, M02, M02s, M10, M11, M12, M13, M14, M15, M20, M21, M30, M30s, M31, M32, M33, M34, M35, M51, M52, M53, M54, ' +
      'F12, F13, F14, F15, F22, F23, F41, F54, F62, J2, J2 Prime, J4, J5, J5 Prime, J6, J7, J7 Prime, J7 Pro, J8, ' +
      'S7, S7 Edge, S8, S8 Plus, S9, S9 Plus, S10, S10e, S10 Plus, S10 Lite, S20, S20 Plus, S20 Ultra, S20 FE, ' +
      'S21, S21 Plus, S21 Ultra, S21 FE, S22, S22 Plus, S22 Ultra, S23, S23 Plus, S23 Ultra, S23 FE, ' +
      'S24, S24 Plus, S24 Ultra, S24 FE, S25, S25 Plus, S25 Ultra, S25 Edge',
  ],
  ['samsung', 'Galaxy Note', '8, 9, 10, 10 Plus, 10 Lite, 20, 20 Ultra'],
  ['samsung', 'Galaxy Z Flip', '3, 4, 5, 6'],
  ['samsung', 'Galaxy Z Fold', '2, 3, 4, 5, 6'],
  [
    'apple',
    'iPhone',
    '6, 6s, 6s Plus, 7, 7 Plus, 8, 8 Plus, X, XR, XS, XS Max, 11, 11 Pro, 11 Pro Max, ' +
      '12, 12 mini, 12 Pro, 12 Pro Max, 13, 13 mini, 13 Pro, 13 Pro Max, 14, 14 Plus, 14 Pro, 14 Pro Max, ' +
      '15, 15 Plus, 15 Pro, 15 Pro Max, 16, 16e, 16 Plus, 16 Pro, 16 Pro Max',
  ],
  ['apple', 'iPhone SE', '2016, 2020, 2022'],
  [
    'xiaomi',
    'Redmi',
    '5, 5 Plus, 6, 6A, 7, 7A, 8, 8A, 9, 9A, 9C, 9T, 9 Power, 10, 10A, 10C, 12, 12C, 13, 13C, 14C, A1, A2, A3, K20, K20 Pro',
  ],
  [
    'xiaomi',
    'Redmi Note',
    '4, 5, 5 Pro, 6 Pro, 7, 7 Pro, 8, 8 Pro, 9, 9S, 9 Pro, 9 Pro Max, 10, 10S, 10 Pro, 10 Pro Max, 11, 11S, 11 Pro, ' +
      '11 Pro Plus, 12, 12S, 12 Pro, 12 Pro Plus, 13, 13 Pro, 13 Pro Plus, 14, 14 Pro, 14 Pro Plus',
  ],
  [
    'xiaomi',
    'Poco',
    'F1, F2 Pro, F3, F4, F5, F6, X2, X3, X3 NFC, X3 Pro, X4 Pro, X5, X5 Pro, X6, X6 Pro, M2, M2 Pro, M3, M3 Pro, M4 Pro, ' +
      'M5, M5s, M6, M6 Pro, C3, C31, C40, C51, C55, C61, C65',
  ],
  [
    'xiaomi',
    'Mi',
    'A1, A2, A2 Lite, A3, 8, 8 Lite, 9T, 9T Pro, 10, 10T, 10T Pro, 11, 11i, 11 Lite, 11X, 11X Pro, 11 Ultra',
  ],
  [
    'xiaomi',
    'Xiaomi',
    '11T, 11T Pro, 12, 12X, 12 Pro, 12 Lite, 12T, 13, 13 Pro, 13 Lite, 13T, 13T Pro, 14, 14T, 14 Civi',
  ],
  [
    'realme',
    'Realme',
    '3, 3 Pro, 5, 5i, 5 Pro, 6, 6i, 6 Pro, 7, 7i, 7 Pro, 8, 8i, 8 Pro, 9, 9i, 9 Pro, 9 Pro Plus, 10, 10 Pro, ' +
      '10 Pro Plus, 11, 11 Pro, 11 Pro Plus, 12, 12 Pro, 12 Pro Plus, 13, 13 Pro, 13 Pro Plus, 14, C2, C3, C11, C12, C15, ' +
      'C17, C20, C21, C21Y, C25, C25s, C25Y, C30, C30s, C31, C33, C35, C51, C53, C55, C61, C63, C65, C67, C75, ' +
      'GT Master, GT Neo 2, GT 2, GT 6, X2, XT',
  ],
  ['realme', 'Realme Narzo', '20, 30, 30A, 50, 50i, 50A, 60, 70'],
  [
    'oppo',
    'Oppo',
    'A1k, A3s, A3x, A5, A5s, A5 2020, A7, A9, A12, A15, A15s, A16, A16k, A17, A17k, A18, A31, A33, A37, A38, A52, A53, A54, ' +
      'A55, A57, A58, A60, A71, A72, A73, A74, A76, A77, A77s, A78, A83, A92, A93, A94, A95, A96, A98, ' +
      'F1s, F5, F7, F9, F11, F11 Pro, F15, F17, F17 Pro, F19, F19 Pro, F21 Pro, F25 Pro, F27 Pro Plus',
  ],
  ['oppo', 'Oppo Reno', '2, 2F, 3, 3 Pro, 4, 5, 6, 7, 8, 8 T, 8 Pro, 10, 10 Pro, 11, 11 F, 12, 12 F, 13'],
  [
    'vivo',
    'Vivo',
    'Y01, Y02, Y02s, Y02t, Y03, Y11, Y12, Y12s, Y15, Y15s, Y16, Y17, Y17s, Y18, Y19, Y19s, Y20, Y20s, Y20G, Y21, Y21s, Y21T, ' +
      'Y22, Y22s, Y27, Y27s, Y28, Y30, Y33s, Y35, Y36, Y50, Y51, Y53s, Y55, Y71, Y81, Y85, Y91, Y91C, Y93, Y95, Y100, Y200, ' +
      'V5, V7, V7 Plus, V9, V11, V11 Pro, V15, V15 Pro, V17, V17 Pro, V19, V20, V20 SE, V21, V21e, V23, V23e, V25, V25e, V27, ' +
      'V27e, V29, V29e, V30, V30 Lite, V40, V40 Lite, V50, S1, S1 Pro, T1, T2, T3, X60, X70 Pro, X80, X90, X100',
  ],
  [
    'oneplus',
    'OnePlus',
    '3T, 5, 5T, 6, 6T, 7, 7T, 7 Pro, 7T Pro, 8, 8T, 8 Pro, 9, 9R, 9 Pro, 9RT, 10R, 10T, 10 Pro, 11, 11R, 12, 12R, 13, 13R',
  ],
  [
    'oneplus',
    'OnePlus Nord',
    '2, 2T, 3, 4, CE, CE 2, CE 2 Lite, CE 3, CE 3 Lite, CE 4, CE 4 Lite, N10, N20, N30, N100, N200',
  ],
  [
    'infinix',
    'Infinix Hot',
    '8, 9, 9 Play, 10, 10 Play, 10S, 11, 11S, 11 Play, 12, 12i, 12 Play, 20, 20i, 20S, 30, 30i, 30 Play, 40, 40i, 40 Pro, 50, 50i, 50 Pro',
  ],
  [
    'infinix',
    'Infinix Note',
    '7, 7 Lite, 8, 8i, 10, 10 Pro, 11, 11 Pro, 11S, 12, 12 Pro, 30, 30 Pro, 40, 40 Pro, 50, 50 Pro',
  ],
  ['infinix', 'Infinix Smart', '4, 5, 5 Pro, 6, 6 HD, 6 Plus, 7, 7 HD, 8, 8 HD, 9'],
  ['infinix', 'Infinix Zero', '8, X Pro, 20, 30, 40'],
  [
    'tecno',
    'Tecno Spark',
    '4, 5 Pro, 6, 6 Go, 7, 7T, 7 Pro, 8, 8C, 8P, 8 Pro, 9, 9T, 10, 10C, 10 Pro, 20, 20C, 20 Pro, 20 Pro Plus, 30, 30C, 30 Pro, Go 2023, Go 2024',
  ],
  [
    'tecno',
    'Tecno Camon',
    '12, 15, 15 Pro, 16, 16 Pro, 17, 17P, 17 Pro, 18, 18P, 19, 19 Neo, 19 Pro, 20, 20 Pro, 30, 30 Pro, 40, 40 Pro',
  ],
  ['tecno', 'Tecno Pova', '2, 3, 4, 4 Pro, 5, 5 Pro, 6, 6 Neo, 6 Pro, Neo'],
  ['tecno', 'Tecno Phantom', 'X, X2, X2 Pro, V Flip, V Fold'],
  ['tecno', 'Tecno Pop', '2, 3, 4, 5, 6, 7, 7 Pro, 8'],
  [
    'nokia',
    'Nokia',
    '105, 106, 110, 125, 130, 150, 210, 215, 216, 225, 230, 3310, 5310, 6310, 8210, C1, C2, C10, C12, C20, C21, C21 Plus, ' +
      'C22, C30, C31, C32, G10, G11, G20, G21, G22, G42, G60, X10, X20, XR20, 1.4, 2.4, 3.4, 5.4, 3.2, 4.2, 5.1 Plus, 6.1, ' +
      '6.1 Plus, 7 Plus, 7.2, 8.1',
  ],
  [
    'motorola',
    'Moto',
    'E7, E7 Plus, E13, E14, E20, E22, E32, E40, G4, G5, G5 Plus, G6, G7, G8 Plus, G9, G10, G13, G14, G20, G22, G23, G24, G30, ' +
      'G31, G32, G34, G42, G45, G51, G52, G53, G54, G60, G62, G64, G71, G72, G73, G82, G84, G85',
  ],
  [
    'motorola',
    'Motorola Edge',
    '20, 20 Fusion, 20 Pro, 30, 30 Fusion, 30 Pro, 30 Ultra, 40, 40 Neo, 40 Pro, 50, 50 Fusion, 50 Pro, 50 Ultra',
  ],
  ['motorola', 'Motorola Razr', '40, 40 Ultra, 50, 50 Ultra'],
  [
    'google',
    'Pixel',
    '2, 2 XL, 3, 3 XL, 3a, 3a XL, 4, 4 XL, 4a, 5, 5a, 6, 6 Pro, 6a, 7, 7 Pro, 7a, 8, 8 Pro, 8a, 9, 9 Pro, 9 Pro XL, 9a, Fold',
  ],
];
